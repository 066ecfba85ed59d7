import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { innerHeadingLevel, type LiveBlockView, type PageContext } from '#features/site/blocks/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { LazyTabs } from '#ui/disclosure/lazy-tabs.island.tsx'
import type { DealerData } from '../../dealer-data.ts'
import type { GroupData } from '../../group-data.ts'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerCard } from '../../ui/dealer-card.tsx'
import { DealerSection } from '../../ui/dealer-section.tsx'

type PanelProps = { tab: string; dealers: readonly DealerData[]; context: PageContext }

function Dealers({ tab, dealers, context }: PanelProps) {
  const { language } = context
  if (dealers.length === 0)
    return <p className="text-ink-2">{fill(dealerTexts(language).dealerCard.noDealers, { tab })}</p>
  return (
    <ul className="grid grid-cols-1 gap-x-gutter gap-y-12 tablet:grid-cols-2 laptop:grid-cols-3">
      {dealers.map((data) => (
        <li key={data.dealer.slug}>
          <DealerCard data={data} language={language} headingLevel={innerHeadingLevel(true, context)} />
        </li>
      ))}
    </ul>
  )
}

/** The dealers of a group in tabs: all of them, and one for each province. Source: requirements D-058 to D-060. */
export const GroupDealers: LiveBlockView<'groupDealers', GroupData> = ({ block, context, live }) => {
  const { dealerCard } = dealerTexts(context.language)
  const { group } = dealerSiteTexts(context.language).dealerSite
  return (
    <DealerSection block={block} defaultTitle={group} context={context} live={live}>
      {({ provinces }) => (
        <LazyTabs
          label={dealerCard.provinces}
          tabs={[
            { name: dealerCard.everyDealer, dealers: provinces.flatMap(({ dealers }) => dealers) },
            ...provinces,
          ].map(({ name, dealers }, index) => ({
            id: `tab-${index}`,
            label: name,
            panel: <Dealers tab={name} dealers={dealers} context={context} />,
          }))}
        />
      )}
    </DealerSection>
  )
}

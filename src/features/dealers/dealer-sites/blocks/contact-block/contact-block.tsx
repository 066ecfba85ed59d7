import type { LiveBlockView, PageContext } from '#features/site/blocks/index.ts'
import { innerHeadingLevel, titleLevel } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import type { ContactData } from '../../contact-data.ts'
import { dealerSiteTexts } from '../../texts.ts'
import { UnavailableSection } from '../../ui/unavailable-section.tsx'
import { DealerDetails } from './dealer-details.tsx'
import { MapView } from './map-view.tsx'
import { SiteNumbersList } from './site-numbers-list.tsx'

type Props = {
  data: ContactData
  variant: string
  context: PageContext
  headingLevel: 2 | 3
  /** Of the section; a part of the same name has none of its own. */
  heading: string
}

function Content({ data: { dealer, numbers, map }, variant, context, headingLevel, heading }: Props) {
  const { language } = context
  const showsDealer = variant !== 'global-only' && dealer !== null
  const showsNumbers = variant !== 'dealer-only' || dealer === null
  return (
    <div className="grid grid-cols-1 gap-x-gutter gap-y-12 laptop:grid-cols-12">
      {showsDealer ? (
        <div className={`min-w-0 ${map ? 'laptop:col-span-5' : 'laptop:col-span-8'}`}>
          <DealerDetails
            data={dealer}
            language={language}
            headingLevel={headingLevel}
            isNamed={heading === dealer.dealer.name}
          />
        </div>
      ) : null}
      {showsDealer && map ? (
        <div className="min-w-0 laptop:col-span-7">
          <MapView map={map} dealer={dealer} language={language} />
        </div>
      ) : null}
      {showsNumbers ? (
        <div className={`min-w-0 ${showsDealer ? 'laptop:col-span-12' : 'laptop:col-span-8'}`}>
          <SiteNumbersList
            numbers={numbers}
            language={language}
            headingLevel={headingLevel}
            isNamed={heading === dealerSiteTexts(language).dealerSite.numbers}
          />
        </div>
      ) : null}
    </div>
  )
}

/**
 * Contact details: those of the dealer, those of the whole site, or both. Without a dealer, as on pages that are not a
 * dealer's, it always shows those of the site.
 *
 * Source: requirements D-042 and D-248 to D-263.
 */
export const ContactBlock: LiveBlockView<'contactBlock', ContactData> = ({ block, context, live }) => {
  if (live.state === 'empty') return null
  const { dealerSite } = dealerSiteTexts(context.language)
  const dealer = live.state === 'ready' ? live.data.dealer?.dealer : null
  const heading = block.title || (block.variant === 'global-only' ? null : dealer?.name) || dealerSite.numbers
  return (
    <Section heading={heading} headingLevel={titleLevel(context)} lead={block.lead}>
      {live.state === 'failed' ? (
        <UnavailableSection language={context.language} path={context.path} />
      ) : (
        <Content
          data={live.data}
          variant={block.variant ?? 'dealer-and-global'}
          context={context}
          heading={heading}
          headingLevel={innerHeadingLevel(heading, context)}
        />
      )}
    </Section>
  )
}

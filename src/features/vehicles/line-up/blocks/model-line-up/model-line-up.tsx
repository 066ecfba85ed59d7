import { type LiveBlockView, sectionAddress } from '#features/site/blocks/index.ts'
import { ButtonRow, carouselLabels, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { resolveLink } from '#features/site/links/index.ts'
import type { DisplayedModel } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { Section } from '#ui/layout/section.tsx'
import { selectModels } from '../../rules/select-models.ts'
import { lineUpTexts } from '../../texts.ts'
import { LazyModelLineUpLive } from './lazy-model-line-up.island.tsx'
import { ModelCards } from './model-cards.tsx'

/**
 * Models selected by an editor by their codes. Renders nothing when none is on sale.
 *
 * Source: requirements V-172 and V-178 to V-180.
 */
export const ModelLineUp: LiveBlockView<'modelLineUp', readonly DisplayedModel[]> = ({
  block,
  context,
  live,
}) => {
  const { heading, lead, codes, arrangement, order, hybridLink, buttons } = block
  const selection = { codes, order: order ?? 'codes' }
  const cards = live.state === 'ready' ? selectModels(live.data, selection) : []
  if (live.state !== 'failed' && cards.length === 0) return null
  const { lineUp } = lineUpTexts(context.language)
  const { sections } = blockTexts(context.language)
  const view = {
    arrangement: arrangement ?? 'carousel',
    label: fill(lineUp.vehiclesOf, { title: heading }),
    hybridHref: resolveLink(hybridLink, context.site)?.href ?? null,
    labels: {
      experience: sections.experience,
      hybrid: lineUp.hybrid,
      aboutHybrids: lineUp.aboutHybrids,
      carousel: carouselLabels(context.language),
    },
  } as const
  return (
    <Section
      heading={heading}
      lead={lead}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    >
      {live.state === 'failed' ? (
        <LazyModelLineUpLive
          {...view}
          address={sectionAddress('modelLineUp', context, codes)}
          selection={selection}
          states={{
            loading: lineUp.loadingVehicles,
            failed: sections.failed,
            retry: sections.retry,
          }}
        />
      ) : (
        <ModelCards {...view} cards={cards} />
      )}
    </Section>
  )
}

import {
  innerHeadingLevel,
  type LiveBlockView,
  sectionAddress,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { textsIn } from '#platform/i18n/texts.ts'
import { Section } from '#ui/layout/section.tsx'
import type { ManualList } from '../../manual-list.ts'
import { ownerManualTexts } from '../../texts.ts'
import { FetchedManuals } from '../../ui/fetched-manuals.island.tsx'
import { ManualCards } from '../../ui/manual-cards.tsx'

/** The manuals of every range by kind of vehicle. */
export const OwnerManuals: LiveBlockView<'ownerManuals', ManualList> = ({ block, context, live }) => {
  const { language } = context
  const texts = ownerManualTexts(language).ownerManuals
  const { bakkies, suvs, cars, people, sports, others } = textsIn(language).layout
  const view = {
    groups: { bakkies, suvs, cars, people, sports, others },
    headingLevel: innerHeadingLevel(true, context),
    texts,
  }
  return (
    <Section
      heading={block.title || texts.title}
      headingLevel={titleLevel(context)}
      lead={block.lead}
      action={
        hasButtons(block.buttons, context) ? <ButtonRow buttons={block.buttons} context={context} /> : null
      }
    >
      {live.state === 'ready' ? <ManualCards list={live.data} {...view} /> : null}
      {live.state === 'empty' ? <p className="text-ink-2 text-lead">{texts.none}</p> : null}
      {live.state === 'failed' ? (
        <FetchedManuals address={sectionAddress(block.blockType, context)} {...view} />
      ) : null}
    </Section>
  )
}

import { useId } from 'react'
import { type BlockView, titleLevel } from '#features/blocks/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Table } from '#ui/content/table.tsx'
import { Section } from '#ui/layout/section.tsx'
import { pageRenderingTexts } from '../../texts.ts'
import { LazyWinnersButton } from './lazy-winners-button.island.tsx'
import { byRank } from './medal-count.ts'
import { MedalFigures } from './medal-figures.tsx'
import { WinnerList } from './winner-list.tsx'

/**
 * The medals of a team: how many of each metal, the winners in a dialog, and a table by sport, event and medallist.
 *
 * Source: requirements C-240 to C-243, V-191 and V-192.
 */
export const MedalTable: BlockView<'medalTable'> = ({ block, context }) => {
  const tableId = useId()
  const { title, intro, caption, buttonLabel } = block
  const medals = byRank(block.medals ?? [])
  if (medals.length === 0) return null
  const texts = pageRenderingTexts(context.language).medals
  return (
    <Section heading={title} headingLevel={titleLevel(context)} {...(title && intro ? { lead: intro } : {})}>
      {!title && intro ? <p className="mb-10 max-w-[38ch] text-ink-2 text-lead">{intro}</p> : null}
      <div className="grid grid-cols-1 gap-y-10">
        <MedalFigures medals={medals} context={context} />
        {buttonLabel ? (
          <div className="print:hidden">
            <LazyWinnersButton
              label={buttonLabel}
              close={textsIn(context.language).layout.close}
              href={`#${tableId}`}
            >
              <WinnerList medals={medals} context={context} />
            </LazyWinnersButton>
          </div>
        ) : null}
        <div id={tableId}>
          <Table
            caption={caption}
            columns={[
              { id: 'medal', label: texts.medal, cell: ({ medal }) => texts[medal], isRowHeader: true },
              { id: 'sport', label: texts.sport, cell: ({ sport }) => sport },
              { id: 'event', label: texts.event, cell: ({ event }) => event },
              { id: 'medallist', label: texts.medallist, cell: ({ medallist }) => medallist },
            ]}
            rows={medals}
            keyOf={({ id, sport, event, medallist }) => id ?? `${sport} ${event} ${medallist}`}
          />
        </div>
      </div>
    </Section>
  )
}

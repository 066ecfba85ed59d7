import { useId } from 'react'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { type BlockOf, type BlockView, type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Table } from '#ui/content/table.tsx'
import { Section } from '#ui/layout/section.tsx'
import { resultTexts } from '../../texts.ts'
import { LazyWinnersButton } from './lazy-winners-button.island.tsx'
import { byRank, medalCount, metals } from './medal-count.ts'

type Props = { medals: Parameters<typeof medalCount>[0]; context: PageContext }

/** The number of medals of each metal and in total. Source: requirements C-242 and C-243. */
function MedalFigures({ medals, context }: Props) {
  const texts = resultTexts(context.language).medals
  const count = medalCount(medals)
  return (
    <dl className="grid grid-cols-2 gap-x-gutter gap-y-6 tablet:grid-cols-4">
      {[...metals, 'total' as const].map((figure) => (
        <div key={figure} className="flex flex-col-reverse justify-end border-line border-t pt-4">
          <dt className="text-ink-2">{texts[figure]}</dt>
          <dd className="figures text-h2">{count[figure]}</dd>
        </div>
      ))}
    </dl>
  )
}

type Medal = NonNullable<BlockOf<'medalTable'>['medals']>[number]

/** The winners with their medals, for the dialog. */
function WinnerList({ medals, context }: { medals: readonly Medal[]; context: PageContext }) {
  const texts = resultTexts(context.language).medals
  return (
    <ul className="grid grid-cols-1 gap-x-gutter gap-y-8 tablet:grid-cols-2">
      {medals.map(({ id, medal, sport, event, medallist }, index) => (
        <li key={id ?? index} className="flex items-start gap-5">
          <div className="relative h-20 w-16 flex-none">
            <PictureView
              picture={{ kind: 'artwork', subject: 'medal', metal: medal, alt: texts[medal] }}
              fill
            />
          </div>
          <div className="min-w-0">
            <h3 className="text-h4">{medallist}</h3>
            <p className="text-ink-2">
              {sport}, {event}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

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
  const texts = resultTexts(context.language).medals
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

import type { ReactNode } from 'react'
import type { ButtonsField } from '#features/site/links/index.ts'
import { balancedGrid, balancedSpans, filledRows } from '#ui/layout/balanced-rows.ts'
import { Section } from '#ui/layout/section.tsx'
import type { PageContext } from '../index.ts'
import { columnCount } from '../rules/columns.ts'
import { titleLevel } from '../rules/heading-level.ts'
import { ButtonRow, hasButtons } from './button-row.tsx'

type Props = {
  title?: string | null
  intro?: string | null
  buttons?: ButtonsField
  columns?: number | null
  context: PageContext
  /** Wider gaps, for cards without a background. */
  wideGaps?: boolean
  /** A row to scroll sideways on phones, for upright pictures, instead of cards below each other. */
  rowOnPhones?: boolean
  /** The content of each card, in order, with its key. */
  cards: readonly { readonly key: string | number; readonly card: ReactNode; readonly className?: string }[]
}

const phoneRow =
  'not-print:max-tablet:-mx-margin not-print:max-tablet:snap-x not-print:max-tablet:snap-mandatory not-print:max-tablet:scroll-px-margin not-print:max-tablet:auto-cols-[min(76%,20rem)] not-print:max-tablet:grid-flow-col not-print:max-tablet:overflow-x-auto not-print:max-tablet:px-margin not-print:max-tablet:py-1 not-print:max-tablet:[scrollbar-width:none] not-print:max-tablet:*:snap-start'

/** The most cards in a row by the number of columns the editor chose; upright cards need less width. */
const mostInRow = {
  1: { tablet: 1 },
  2: { tablet: 2 },
  3: { tablet: 2, laptop: 3 },
} as const
const mostUpright = { tablet: 3 } as const

/** A grid of cards with a title and introduction, in the number of columns the editor chose. */
export function CardGrid({
  title,
  intro,
  buttons,
  columns,
  context,
  wideGaps = false,
  rowOnPhones = false,
  cards,
}: Props) {
  if (cards.length === 0) return null
  const action = hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null
  const lead = intro ? <p>{intro}</p> : null
  const count = columnCount(columns)
  const spans = balancedSpans(
    cards.length,
    rowOnPhones && count === 3 ? mostUpright : mostInRow[count],
    filledRows,
  )
  return (
    <Section heading={title} headingLevel={titleLevel(context)} {...(title ? { lead, action } : {})}>
      {title || !lead ? null : <div className="mb-10 max-w-[38ch] text-ink-2 text-lead">{lead}</div>}
      <ul
        data-columns={count}
        className={`grid gap-x-gutter ${rowOnPhones ? phoneRow : 'grid-cols-1'} ${wideGaps ? 'gap-y-12' : 'gap-y-gutter'} ${balancedGrid}`}
      >
        {cards.map(({ key, card, className = '' }, index) => (
          <li key={key} className={`min-w-0 ${spans[index]} ${className}`}>
            {card}
          </li>
        ))}
      </ul>
      {title || !action ? null : <div className="mt-10">{action}</div>}
    </Section>
  )
}

import type { ReactNode } from 'react'
import { RacingMark } from './racing-mark.tsx'
import { wholeWords } from './whole-words.ts'

type Props = {
  id?: string
  /** 1 for the first section of a page. */
  level?: 1 | 2 | 3
  lead?: ReactNode
  action?: ReactNode
  marked?: boolean
  children: ReactNode
}

/** A lead takes half the width of a tablet, which would leave a heading one word a line. */
const beside = {
  lead: 'laptop:grid-cols-[minmax(0,1fr)_auto]',
  action: 'tablet:grid-cols-[minmax(0,1fr)_auto]',
}

const sizes = { 1: 'text-h1', 2: 'text-h2', 3: 'text-h3' }

/** A heading with a lead beside it (below on narrow screens) and an action at the end of the line. */
export function SectionHeading({ id, level = 2, lead, action, marked = false, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={`grid grid-cols-1 items-end gap-x-gutter gap-y-5 ${lead ? beside.lead : beside.action}`}>
      <div className="min-w-0">
        {marked ? <RacingMark /> : null}
        <Heading id={id} className={`whole-words max-w-[20ch] ${sizes[level]}`} style={wholeWords(children)}>
          {children}
        </Heading>
      </div>
      {lead ? <div className="max-w-[38ch] text-ink-2 text-lead laptop:w-[38ch]">{lead}</div> : null}
      {action ? <div className={lead ? 'laptop:col-span-2' : ''}>{action}</div> : null}
    </div>
  )
}

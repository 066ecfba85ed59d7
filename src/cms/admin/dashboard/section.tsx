import type { ReactNode } from 'react'

type SectionProps = {
  readonly title: string
  /** How many there are, which may be more than are listed. */
  readonly total: number
  /** What is said when there is nothing. */
  readonly empty: string
  /** A line for each. */
  readonly children: readonly ReactNode[]
}

/** One matter an editor may have to look after: a heading, a few lines, and how many more there are. */
export function Section({ title, total, empty, children }: SectionProps) {
  const more = total - children.length
  return (
    <section className="desk__section">
      <h2 className="desk__title">
        {title}
        {total > 0 ? <span className="desk__count">{total}</span> : null}
      </h2>
      {children.length === 0 ? <p className="desk__empty">{empty}</p> : <ul>{children}</ul>}
      {children.length > 0 && more > 0 ? <p className="desk__empty">And {more} more.</p> : null}
    </section>
  )
}

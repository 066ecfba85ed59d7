import type { ReactNode } from 'react'

type SectionProps = {
  readonly title: string
  /** Total number, which may exceed the lines listed. */
  readonly total: number
  /** Message when there are no lines. */
  readonly empty: string
  readonly children: readonly ReactNode[]
}

/** A section of the dashboard: a heading, lines, and the number of further items. */
export function Section({ title, total, empty, children }: SectionProps) {
  const more = total - children.length
  return (
    <section className="site-dashboard__section">
      <h2 className="site-dashboard__title">
        {title}
        {total > 0 ? <span className="site-dashboard__count">{total}</span> : null}
      </h2>
      {children.length === 0 ? <p className="site-dashboard__empty">{empty}</p> : <ul>{children}</ul>}
      {children.length > 0 && more > 0 ? <p className="site-dashboard__empty">And {more} more.</p> : null}
    </section>
  )
}

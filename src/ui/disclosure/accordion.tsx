import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

export type AccordionItem = {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
  /** Initially open. */
  readonly open?: boolean
}

type Props = {
  items: readonly AccordionItem[]
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4
  /** With a name, opening one item closes the others; without, items are independent. */
  name?: string
}

/** An accordion of native `details` elements, which works without JavaScript. */
export function Accordion({ items, headingLevel = 3, name }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="border-line border-b">
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} name={name} open={open} className="unfolding group border-line border-t">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 hover:text-accent-text [&::-webkit-details-marker]:hidden">
            <Heading className="min-w-0 text-h4">{title}</Heading>
            <Icon
              name="chevron-down"
              className="transition-transform group-open:-scale-y-100 motion-reduce:transition-none print:hidden"
            />
          </summary>
          <div className="max-w-[70ch] pb-6">{content}</div>
        </details>
      ))}
    </div>
  )
}

import type { ReactNode } from 'react'
import { wholeWords } from '#ui/layout/whole-words.ts'
import type { PageContext } from '../index.ts'

/** The title of a block: an h1 when the block is the first of the page, otherwise an h2. */
export function BlockTitle({
  context,
  id,
  className = '',
  children,
}: {
  context: PageContext
  id?: string
  className?: string
  children: ReactNode
}) {
  const Heading = context.isFirst ? 'h1' : 'h2'
  const size = context.isFirst ? 'text-h1' : 'text-h2'
  return (
    <Heading id={id} className={`whole-words ${size} ${className}`} style={wholeWords(children)}>
      {children}
    </Heading>
  )
}

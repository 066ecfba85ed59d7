import type { ReactNode } from 'react'
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
  return context.isFirst ? (
    <h1 id={id} className={`text-h1 ${className}`}>
      {children}
    </h1>
  ) : (
    <h2 id={id} className={`text-h2 ${className}`}>
      {children}
    </h2>
  )
}

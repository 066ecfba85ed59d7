import type { ReactNode } from 'react'
import type { Place } from '../index.ts'

/** The title of a block: an h1 when the block is the first of the page, otherwise an h2. */
export function TitleOf({
  place,
  id,
  className = '',
  children,
}: {
  place: Place
  id?: string
  className?: string
  children: ReactNode
}) {
  return place.first ? (
    <h1 id={id} className={`text-h1 ${className}`}>
      {children}
    </h1>
  ) : (
    <h2 id={id} className={`text-h2 ${className}`}>
      {children}
    </h2>
  )
}

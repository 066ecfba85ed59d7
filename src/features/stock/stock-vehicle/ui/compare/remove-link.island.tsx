'use client'

import { storeCompared, useCompared } from '#features/stock/stock-cards/comparing.islands.ts'
import { Link } from '#ui/actions/link.tsx'

type Props = {
  id: string
  /** Address of the comparison without the vehicle. */
  href: string
  label: string
  /** Names the vehicle. */
  description: string
}

/** Removes a vehicle from the comparison and from the choice of this browser. Without JavaScript it is a link. */
export function RemoveLink({ id, href, label, description }: Props) {
  const chosen = useCompared()
  return (
    <Link
      href={href}
      scroll={false}
      aria-label={description}
      onClick={() => storeCompared(chosen.filter((other) => other.id !== id))}
      className="underlined target inline-flex items-center text-small hover:text-accent-text"
    >
      {label}
    </Link>
  )
}

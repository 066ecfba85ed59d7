'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { usePreferredSlug } from '#features/dealers/islands.ts'
import type { ContactYourDealerProps } from './contact-your-dealer.island.tsx'

/** Its scripts load only for visitors with a preferred dealer. */
const ContactYourDealer = dynamic(
  async () => (await import('./contact-your-dealer.island.tsx')).ContactYourDealer,
)

/** The card of the dealer of a page. Its scripts load only on the pages of dealers. */
export const LazyMapCard = dynamic(async () => (await import('./open-map-card.island.tsx')).OpenMapCard)

type Props = Omit<ContactYourDealerProps, 'onCleared'> & { children: ReactNode }

/** Shows the preferred dealer instead of the children, when there is one. Source: requirements D-293 and D-294. */
export function YourDealerSlot({ children, ...view }: Props) {
  const slug = usePreferredSlug()
  return slug ? <ContactYourDealer key={slug} {...view} /> : children
}

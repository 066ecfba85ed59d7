'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { usePreferredSlug } from '#features/dealers/dealers/slug.islands.ts'
import type { ContactYourDealerProps } from './contact-your-dealer.island.tsx'

/** Its scripts load only for visitors with a preferred dealer. */
const ContactYourDealer = lazy(async () => ({
  default: (await import('./contact-your-dealer.island.tsx')).ContactYourDealer,
}))

type Props = Omit<ContactYourDealerProps, 'onCleared'> & { children: ReactNode }

/** Shows the preferred dealer instead of the children, when there is one. Source: requirements D-293 and D-294. */
export function YourDealerSlot({ children, ...view }: Props) {
  const slug = usePreferredSlug()
  if (!slug) return children
  return (
    <Suspense fallback={children}>
      <ContactYourDealer key={slug} {...view} />
    </Suspense>
  )
}

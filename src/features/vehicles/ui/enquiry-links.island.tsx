'use client'

import { ButtonLink } from '#ui/actions/button-link.tsx'
import { useAddressQuery } from '#ui/use-address.ts'

export type EnquiryLink = { readonly label: string; readonly href: string }

type Props = {
  links: readonly EnquiryLink[]
  /** What is chosen while the address says nothing. */
  model: string
  colour: string | undefined
}

/** Ways to ask a dealer about what is chosen on the page: the forms find it in their address. */
export function EnquiryLinks({ links, model, colour }: Props) {
  const query = useAddressQuery()
  const wished = query.get('model')
  const chosen = new URLSearchParams({ model: wished ?? model })
  const paint = wished === null ? colour : query.get('colour')
  if (paint) chosen.set('colour', paint)
  return (
    <div className="flex flex-wrap gap-4">
      {links.map(({ label, href }, index) => (
        <ButtonLink key={href} href={`${href}?${chosen}`} look={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}

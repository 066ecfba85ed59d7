/** What a visitor asks a dealer. Source: requirement D-003. */
export const enquiryKinds = ['general', 'used-vehicle', 'special', 'trade-in'] as const

export type EnquiryKind = (typeof enquiryKinds)[number]

/**
 * How a dealer's own system takes leads, as ADF: not at all, as a file with the e-mail, or posted to an address.
 */
export type DealerCrm =
  | { readonly kind: 'none' }
  | { readonly kind: 'attachment' }
  | { readonly kind: 'address'; readonly address: string }

/** Where a dealer's post goes. Never shown to visitors. */
export type DealerMail = {
  /** The dealer's own address, which takes what no list is kept for. */
  readonly email: string | null
  readonly recipients: Readonly<Record<EnquiryKind, readonly string[]>>
  /** Whether its leads also go to the lead provider. Source: decision D-11. */
  readonly toLeadProvider: boolean
  readonly crm: DealerCrm
}

/**
 * Who receives an enquiry of a kind: the dealer's list for that kind, its own address where the list is empty, and
 * never another kind's list. Empty when the dealer has given neither.
 *
 * Source: requirements D-061, D-358 to D-360 and D-362.
 */
export function recipientsOf(
  { email, recipients }: Pick<DealerMail, 'email' | 'recipients'>,
  kind: EnquiryKind,
): readonly string[] {
  const listed = [...new Set(recipients[kind].map((address) => address.trim()).filter(Boolean))]
  if (listed.length > 0) return listed
  return email ? [email] : []
}

/** The ways a dealer's record may name; an address that is none is no way. */
export function crmOf(way: string | null | undefined, address: string | null | undefined): DealerCrm {
  if (way === 'attachment') return { kind: 'attachment' }
  const isAddress = way === 'address' && address && /^https:\/\/[^\s/]/.test(address)
  return isAddress ? { kind: 'address', address } : { kind: 'none' }
}

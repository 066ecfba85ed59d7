/** The kinds of enquiries with separate lists of recipients. Source: requirement D-003. */
export const enquiryKinds = ['general', 'used-vehicle', 'special', 'trade-in'] as const

export type EnquiryKind = (typeof enquiryKinds)[number]

/**
 * How a dealer's own system takes leads, as ADF: not at all, as a file with the e-mail, or posted to an address.
 */
export type DealerCrm =
  | { readonly kind: 'none' }
  | { readonly kind: 'attachment' }
  | { readonly kind: 'address'; readonly address: string }

/** The recipients of a dealer's enquiries. Never shown to visitors. */
export type DealerMail = {
  /** The dealer's e-mail, which receives the kinds of enquiries without a list. */
  readonly email: string | null
  readonly recipients: Readonly<Record<EnquiryKind, readonly string[]>>
  /** Whether its leads also go to the lead provider. Source: decision D-11. */
  readonly toLeadProvider: boolean
  readonly crm: DealerCrm
}

/**
 * Returns the recipients of a kind of enquiry: the dealer's list for that kind, or the dealer's e-mail when the list is
 * empty, never the list of another kind. Empty when the dealer has neither.
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

/** Parses how a dealer's own system takes leads; `none` for an unknown way or an address that is not valid. */
export function crmOf(kind: string | null | undefined, address: string | null | undefined): DealerCrm {
  if (kind === 'attachment') return { kind: 'attachment' }
  const isAddress = kind === 'address' && address && /^https:\/\/[^\s/]/.test(address)
  return isAddress ? { kind: 'address', address } : { kind: 'none' }
}

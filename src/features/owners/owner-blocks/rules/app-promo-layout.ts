/** What an app promo shows: on every window, on phones only, on wider windows only, or never. */
export type AppPromoLayout = {
  readonly badges: 'always' | 'phones'
  readonly qrCode: 'always' | 'wide' | 'never'
  readonly button: 'wide' | 'never'
}

type Variant = 'default' | 'qrCode' | 'callToAction'

const layouts: Readonly<Record<Variant, AppPromoLayout>> = {
  default: { badges: 'always', qrCode: 'always', button: 'never' },
  // A phone cannot scan its own screen.
  qrCode: { badges: 'phones', qrCode: 'wide', button: 'never' },
  callToAction: { badges: 'phones', qrCode: 'never', button: 'wide' },
}

/**
 * Returns the layout of an app promo. The page for owners shows badges and QR code in every variant.
 *
 * Source: requirements C-003 to C-006.
 */
export function appPromoLayout(
  variant: Variant | null | undefined,
  { isOwnersPage }: { readonly isOwnersPage: boolean },
): AppPromoLayout {
  return isOwnersPage ? layouts.default : layouts[variant ?? 'default']
}

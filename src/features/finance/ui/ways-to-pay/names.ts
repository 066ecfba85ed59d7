import type { WayKind } from '../../rules/ways-to-pay.ts'
import type { WaysToPayTexts } from '../../texts.ts'

/** Returns the display name of a payment option. */
export function paymentOptionName(kind: WayKind, texts: WaysToPayTexts): string {
  const names = {
    instalment: texts.instalment,
    'future-drive': texts.futureDrive,
    subscription: texts.subscription,
    lease: texts.lease,
  }
  return names[kind]
}

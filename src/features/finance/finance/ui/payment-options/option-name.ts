import type { PaymentOptionKind } from '../../rules/payment-options.ts'
import type { PaymentOptionsTexts } from '../../texts.ts'

/** Returns the display name of a payment option. */
export function paymentOptionName(kind: PaymentOptionKind, texts: PaymentOptionsTexts): string {
  const names = {
    instalment: texts.instalment,
    'future-drive': texts.futureDrive,
    subscription: texts.subscription,
    lease: texts.lease,
  }
  return names[kind]
}

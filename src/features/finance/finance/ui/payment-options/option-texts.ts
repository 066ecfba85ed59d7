import { fill } from '#platform/i18n/fill.ts'
import { type BasisPoints, type Cents, formatPrice } from '#platform/money.ts'
import type { PaymentOption } from '../../rules/payment-options.ts'
import type { PaymentOptionsTexts } from '../../texts.ts'
import { formatRate } from '../format-rate.ts'

type Line = { readonly label: string; readonly value: string }

const dash = '–'
const amount = (value: Cents | null) => (value === null ? dash : formatPrice(value))

/** Formats a number with no-break spaces between thousands. */
const formatThousands = (count: number) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/** Returns the labelled figures of a payment option, in the same order for every option. */
export function paymentOptionLines(option: PaymentOption, texts: PaymentOptionsTexts): readonly Line[] {
  const { kilometres } = option
  return [
    { label: texts.months, value: String(option.months) },
    { label: option.depositCapped ? texts.depositMost : texts.deposit, value: formatPrice(option.deposit) },
    { label: texts.rate, value: option.rate === null ? dash : formatRate(option.rate) },
    { label: texts.paid, value: amount(option.totalPaid) },
    { label: texts.interest, value: amount(option.interest) },
    { label: texts.fees, value: amount(option.fees) },
    { label: texts.left, value: amount(option.finalPayment) },
    { label: texts.owned, value: amount(option.ownershipCost) },
    {
      label: texts.kilometres,
      value: kilometres === null ? dash : `${formatThousands(kilometres)}\u00a0km`,
    },
  ]
}

/** Returns the sentences about the end of a payment option and about what it includes. */
export function paymentOptionNotes(
  option: PaymentOption,
  leaseBalloon: BasisPoints,
  texts: PaymentOptionsTexts,
) {
  const notes = {
    instalment: {
      end: option.finalPayment === 0 ? texts.instalmentEndPaidOff : texts.instalmentEnd,
      included: texts.instalmentIncluded,
    },
    'future-drive': { end: texts.futureDriveEnd, included: texts.futureDriveIncluded },
    subscription: { end: texts.subscriptionEnd, included: texts.subscriptionIncluded },
    lease: {
      end: fill(texts.leaseEnd, { share: formatRate(leaseBalloon) }),
      included: texts.leaseIncluded,
    },
  }
  return notes[option.kind]
}

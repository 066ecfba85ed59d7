import { fill } from '#platform/i18n/fill.ts'
import { type BasisPoints, type Cents, formatPrice } from '#platform/money.ts'
import type { WayToPay } from '../../rules/ways-to-pay.ts'
import type { WaysToPayTexts } from '../../texts.ts'
import { formatRate } from '../format-rate.ts'

type Line = { readonly label: string; readonly value: string }

const dash = '–'
const amount = (value: Cents | null) => (value === null ? dash : formatPrice(value))

/** Formats a number with no-break spaces between thousands. */
const formatThousands = (count: number) => String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/** Returns the labelled figures of a payment option, in the same order for every option. */
export function wayLines(way: WayToPay, texts: WaysToPayTexts): readonly Line[] {
  const { kilometres } = way
  return [
    { label: texts.months, value: String(way.months) },
    { label: way.depositCapped ? texts.depositMost : texts.deposit, value: formatPrice(way.deposit) },
    { label: texts.rate, value: way.rate === null ? dash : formatRate(way.rate) },
    { label: texts.paid, value: amount(way.paid) },
    { label: texts.interest, value: amount(way.interest) },
    { label: texts.fees, value: amount(way.fees) },
    { label: texts.left, value: amount(way.left) },
    { label: texts.owned, value: amount(way.owned) },
    {
      label: texts.kilometres,
      value: kilometres === null ? dash : `${formatThousands(kilometres)}\u00a0km`,
    },
  ]
}

/** Returns the sentences about the end of a payment option and about what it includes. */
export function wayWords(way: WayToPay, leaseBalloon: BasisPoints, texts: WaysToPayTexts) {
  const notes = {
    instalment: {
      end: way.left === 0 ? texts.instalmentEndPaidOff : texts.instalmentEnd,
      included: texts.instalmentIncluded,
    },
    'future-drive': { end: texts.futureDriveEnd, included: texts.futureDriveIncluded },
    subscription: { end: texts.subscriptionEnd, included: texts.subscriptionIncluded },
    lease: {
      end: fill(texts.leaseEnd, { share: formatRate(leaseBalloon) }),
      included: texts.leaseIncluded,
    },
  }
  return notes[way.kind]
}

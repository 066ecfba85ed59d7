import type { DateField, GroupField } from 'payload'
import { moneyField } from '#platform/fields/money-field.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { type OfferDays, periodOf } from '../data/offer-days.ts'
import { periodError } from '../rules/offer-period.ts'

type Offer = OfferDays & { readonly promotionType?: string | null }

/** Rejects an offer that has ended or has no end. Source: decision C-17. */
function validateEnd(_: unknown, { siblingData }: { siblingData: unknown }): true | string {
  const offer = siblingData as Offer
  if (!offer.promotionType) return true
  return periodError(periodOf(offer), siteClock().today()) ?? true
}

const day = (name: 'startsOn' | 'endsOn', label: string, description: string): DateField => ({
  name,
  type: 'date',
  label,
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' }, description },
})

/** A finance offer the manufacturer advertises for one model. */
export const offerFields: GroupField = {
  name: 'offer',
  type: 'group',
  admin: { description: 'Leave the promotion type empty when there is no offer.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'promotionType',
          type: 'text',
          admin: { description: 'Kind of offer, for example Instalment offer.' },
        },
        { name: 'rateType', type: 'text', admin: { description: 'Fixed or linked.' } },
        {
          name: 'interestRate',
          type: 'number',
          min: 0,
          max: 5000,
          admin: { description: 'Annual rate in hundredths of a percent: 1250 is 12,5 %.', step: 25 },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        day('startsOn', 'First day', 'Leave empty to start on publication.'),
        {
          ...day(
            'endsOn',
            'Last day',
            'The offer and its instalment are shown up to and including this day.',
          ),
          validate: validateEnd,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        moneyField('deposit', 'Deposit'),
        moneyField('monthlyInstalment', 'Instalment, per month'),
        moneyField('retailPrice', 'Retail price'),
      ],
    },
  ],
}

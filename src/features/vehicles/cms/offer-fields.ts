import type { GroupField } from 'payload'
import { moneyField } from '#platform/fields/money-field.ts'

/** A finance offer the maker advertises on one model. */
export const offerFields: GroupField = {
  name: 'offer',
  type: 'group',
  admin: { description: 'Leave the promotion type empty when there is no offer.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'promotionType', type: 'text' },
        { name: 'rateType', type: 'text', admin: { description: 'Fixed or linked.' } },
        {
          name: 'interestRate',
          type: 'number',
          min: 0,
          max: 5000,
          admin: { description: 'A year, in hundredths of a percent: 1250 is 12,5 %.', step: 25 },
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

import type { Field } from 'payload'
import { percentField } from '#platform/fields/percent-field.ts'
import { defaultTradeInSettings, type VehicleCondition } from '../../rules/trade-in-settings.ts'

const { margin, deductions } = defaultTradeInSettings

const deductionField = (name: VehicleCondition, label: string) =>
  percentField(name, label, { required: true, max: 9_000, defaultValue: deductions[name] })

/** The settings of the indicative trade-in value. */
export const tradeInFields: Field[] = [
  percentField('margin', 'Margin of the dealer', {
    required: true,
    defaultValue: margin,
    description: 'What the displayed price of a used vehicle adds to what the dealer asks for it.',
  }),
  {
    type: 'row',
    fields: [
      deductionField('excellent', 'Deduction, excellent'),
      deductionField('good', 'Deduction, good'),
      deductionField('average', 'Deduction, average'),
      deductionField('poor', 'Deduction, poor'),
    ],
  },
]

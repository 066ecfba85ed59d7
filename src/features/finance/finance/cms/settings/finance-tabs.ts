import type { Field, UnnamedTab } from 'payload'
import { moneyField } from '#platform/fields/money-field.ts'
import { percentField } from '#platform/fields/percent-field.ts'
import { defaultFinanceSettings } from '../../rules/settings.ts'
import { defaultTradeInSettings, type VehicleCondition } from '../../rules/trade-in-settings.ts'
import {
  calculatorFields,
  defaultRateField,
  defaultTermField,
  depositFields,
  highestRate,
  ratesField,
  termsField,
} from './calculator-fields.ts'
import { listedDefaultField, positiveIntegerField } from './default-value-fields.ts'
import { numberListField } from './number-list-field.ts'

const { margin, deductions } = defaultTradeInSettings

const deductionField = (name: VehicleCondition, label: string) =>
  percentField(name, label, { required: true, max: 9_000, defaultValue: deductions[name] })

/** The settings of the indicative trade-in value. */
const tradeInFields: Field[] = [
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

const { fees, lowestRate, instalmentCard, comparison, futureDrive, subscription, lease, usedVehicles } =
  defaultFinanceSettings

const mileages = (defaultValue: readonly number[], period: string) =>
  numberListField('mileages', 'Mileages', {
    min: 1,
    max: 1_000_000,
    defaultValue,
    description: `Kilometres a ${period}, in ascending order. Type a mileage and press Enter.`,
  })

const openingMileage = (defaultValue: number) =>
  listedDefaultField(
    positiveIntegerField('openingMileage', 'Default mileage', { max: 1_000_000, defaultValue }),
    'mileages',
  )

const tab = (name: string, label: string, description: string, fields: Field[]): UnnamedTab => ({
  label,
  description,
  fields: [{ name, type: 'group', label: false, fields }],
})

const feeFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        ...moneyField('monthlyAdmin', 'Admin fee a month', {
          required: true,
          description: 'Part of every instalment, and also listed on its own line.',
        }),
        defaultValue: fees.monthlyAdmin,
      },
      {
        ...moneyField('initiation', 'Initiation fee', {
          required: true,
          description: 'Charged once; never part of an instalment.',
        }),
        defaultValue: fees.initiation,
      },
    ],
  },
]

const futureDriveFields: Field[] = [
  termsField(futureDrive.terms),
  ratesField(futureDrive.rates),
  mileages(futureDrive.mileages, 'year'),
  { type: 'row', fields: depositFields(futureDrive.depositLimit) },
  {
    type: 'row',
    fields: [
      listedDefaultField(defaultTermField(futureDrive.opening.months), 'terms'),
      defaultRateField(futureDrive.opening.rate),
      openingMileage(futureDrive.opening.mileage),
    ],
  },
  {
    type: 'row',
    fields: [
      positiveIntegerField('comparedMonths', 'Comparison term', {
        max: 120,
        defaultValue: futureDrive.comparisonPlan.months,
        description:
          'Term, rate and balloon of the traditional plan that the interest saving is calculated against.',
      }),
      percentField('comparedRate', 'Comparison rate', {
        required: true,
        max: highestRate,
        defaultValue: futureDrive.comparisonPlan.rate,
      }),
      percentField('comparedBalloon', 'Comparison balloon', {
        required: true,
        defaultValue: futureDrive.comparisonPlan.balloonShare,
      }),
    ],
  },
]

const subscriptionFields: Field[] = [
  mileages(subscription.mileages, 'month'),
  {
    type: 'row',
    fields: [openingMileage(subscription.opening.mileage), defaultTermField(subscription.opening.months)],
  },
  {
    type: 'row',
    fields: [
      {
        ...moneyField('extraAmount', 'Extra for affordability', {
          required: true,
          description: 'Added to the monthly amount the visitor must be able to afford, never to the price.',
        }),
        defaultValue: subscription.extra.amount,
      },
      positiveIntegerField('extraMileage', 'Mileage of the extra', {
        max: 1_000_000,
        defaultValue: subscription.extra.mileage,
        description: 'Kilometres a month. The extra is added at this mileage only.',
      }),
    ],
  },
]

/** The finance settings that editors control. Source: decision G-8. */
export const financeTabs: UnnamedTab[] = [
  {
    label: 'Fees',
    description: 'Charged in addition to interest, in every calculator except the one for used vehicles.',
    fields: [
      { name: 'fees', type: 'group', label: false, fields: feeFields },
      percentField('lowestRate', 'Lowest rate', {
        required: true,
        max: highestRate,
        defaultValue: lowestRate,
        description: 'Lower rates from links or forms are ignored.',
      }),
    ],
  },
  tab(
    'instalmentCard',
    'Vehicle page',
    'The calculator on the page of a vehicle.',
    calculatorFields(instalmentCard),
  ),
  tab(
    'comparison',
    'Comparison',
    'Traditional finance compared with other payment options.',
    calculatorFields(comparison),
  ),
  tab('futureDrive', 'FutureDrive', 'Finance with a guaranteed future value.', futureDriveFields),
  tab('subscription', 'Subscription', 'A monthly subscription to a vehicle.', subscriptionFields),
  tab('lease', 'Lease', 'A lease compared with traditional finance.', [
    ...calculatorFields(lease),
    percentField('leaseBalloonShare', 'Balloon of the lease', {
      required: true,
      defaultValue: lease.leaseBalloonShare,
      description: 'Share of the price. The balloons above are for traditional finance.',
    }),
  ]),
  tab(
    'usedVehicles',
    'Used vehicles',
    'The calculator of a used vehicle, without fees.',
    calculatorFields(usedVehicles),
  ),
  tab(
    'tradeIn',
    'Trade-in',
    'The indicative value of a vehicle that a visitor would trade in.',
    tradeInFields,
  ),
]

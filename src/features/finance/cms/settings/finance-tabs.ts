import type { Field, UnnamedTab } from 'payload'
import { moneyField } from '#platform/fields/money-field.ts'
import { percentField } from '#platform/fields/percent-field.ts'
import { defaultFinanceSettings } from '../../rules/settings.ts'
import {
  calculatorFields,
  depositFields,
  highestRate,
  openingMonths,
  openingRate,
  ratesField,
  termsField,
} from './calculator-fields.ts'
import { numberListField } from './number-list-field.ts'
import { countField, openingField } from './opening-field.ts'

const { fees, lowestRate, instalmentCard, comparison, futureDrive, subscription, lease, usedVehicles } =
  defaultFinanceSettings

const mileages = (defaultValue: readonly number[], period: string) =>
  numberListField('mileages', 'Mileages', {
    min: 1,
    max: 1_000_000,
    defaultValue,
    description: `Kilometres a ${period}, from low to high. Write one and press Enter.`,
  })

const openingMileage = (defaultValue: number) =>
  openingField(countField('openingMileage', 'Default mileage', { max: 1_000_000, defaultValue }), 'mileages')

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
          description: 'Part of every instalment, and a line of its own.',
        }),
        defaultValue: fees.monthlyAdmin,
      },
      {
        ...moneyField('initiation', 'Initiation fee', {
          required: true,
          description: 'Once, never part of an instalment.',
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
      openingField(openingMonths(futureDrive.opening.months), 'terms'),
      openingRate(futureDrive.opening.rate),
      openingMileage(futureDrive.opening.mileage),
    ],
  },
  {
    type: 'row',
    fields: [
      countField('comparedMonths', 'Comparison term', {
        max: 120,
        defaultValue: futureDrive.comparisonPlan.months,
        description: 'The traditional plan whose interest the saving is worked out against.',
      }),
      percentField('comparedRate', 'Comparison rate', {
        required: true,
        most: highestRate,
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
    fields: [openingMileage(subscription.opening.mileage), openingMonths(subscription.opening.months)],
  },
  {
    type: 'row',
    fields: [
      {
        ...moneyField('extraAmount', 'Extra for affordability', {
          required: true,
          description: 'Added to what a visitor has to be able to pay a month, never to the price.',
        }),
        defaultValue: subscription.extra.amount,
      },
      countField('extraMileage', 'Mileage of the extra', {
        max: 1_000_000,
        defaultValue: subscription.extra.mileage,
        description: 'Kilometres a month. At any other nothing is added.',
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
        most: highestRate,
        defaultValue: lowestRate,
        description: 'A lower one is never taken over from an address or a form.',
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
      description: 'Of the price; the balloons above are those of traditional finance.',
    }),
  ]),
  tab(
    'usedVehicles',
    'Used vehicles',
    'The calculator of a used vehicle, without fees.',
    calculatorFields(usedVehicles),
  ),
]

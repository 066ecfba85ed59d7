import type { Field } from 'payload'
import { moneyField } from '#platform/fields/money-field.ts'
import { percentField, percentListField } from '#platform/fields/percent-field.ts'
import type { CalculatorSettings } from '../../rules/calculator.ts'
import type { DepositLimit } from '../../rules/deposit.ts'
import { listedDefaultField, positiveIntegerField } from './default-value-fields.ts'
import { numberListField } from './number-list-field.ts'

/** Months. */
const longestTerm = 120
/** Basis points. Higher values are treated as typing errors. */
export const highestRate = 4_000

export const termsField = (defaultValue: readonly number[]) =>
  numberListField('terms', 'Terms', {
    min: 1,
    max: longestTerm,
    defaultValue,
    description: 'In months, in ascending order. Type a term and press Enter.',
  })

export const ratesField = (defaultValue: readonly number[]) =>
  percentListField('rates', 'Interest rates', {
    max: highestRate,
    defaultValue,
    description:
      'A year, in ascending order, separated by semicolons: 12; 12,25; 12,5. These are the positions of the slider.',
  })

/** The limits of the deposit: a share of the price and, optionally, an amount. */
export function depositFields(limit: DepositLimit): Field[] {
  return [
    percentField('depositShare', 'Maximum deposit', {
      required: true,
      defaultValue: limit.share,
      description: 'Of the price.',
    }),
    {
      ...moneyField('depositAtMost', 'Maximum deposit amount', {
        description:
          'The lower of the two limits applies. Leave empty to limit the deposit by the share alone.',
      }),
      defaultValue: limit.atMost ?? undefined,
    },
  ]
}

export const defaultTermField = (defaultValue: number) =>
  positiveIntegerField('openingMonths', 'Default term', { max: longestTerm, defaultValue })

export const defaultRateField = (defaultValue: number) =>
  listedDefaultField(
    percentField('openingRate', 'Default rate', { required: true, max: highestRate, defaultValue }),
    'rates',
  )

/** The choices a calculator offers and its default values. */
export function calculatorFields({
  terms,
  rates,
  balloons,
  depositLimit,
  opening,
}: CalculatorSettings): Field[] {
  return [
    termsField(terms),
    ratesField(rates),
    percentListField('balloons', 'Balloons', {
      defaultValue: balloons,
      description: 'Shares of the price, in ascending order, separated by semicolons: 0; 10; 20.',
    }),
    { type: 'row', fields: depositFields(depositLimit) },
    {
      type: 'row',
      fields: [
        listedDefaultField(defaultTermField(opening.months), 'terms'),
        defaultRateField(opening.rate),
        listedDefaultField(
          percentField('openingBalloon', 'Default balloon', {
            required: true,
            defaultValue: opening.balloonShare,
          }),
          'balloons',
        ),
        {
          ...moneyField('openingDeposit', 'Default deposit', { required: true }),
          defaultValue: opening.deposit,
        },
      ],
    },
  ]
}

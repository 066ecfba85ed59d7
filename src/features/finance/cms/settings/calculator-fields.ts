import type { Field } from 'payload'
import { moneyField } from '#platform/fields/money-field.ts'
import { percentField, percentListField } from '#platform/fields/percent-field.ts'
import type { CalculatorSettings } from '../../rules/calculator.ts'
import type { DepositLimit } from '../../rules/deposit.ts'
import { numberListField } from './number-list-field.ts'
import { countField, openingField } from './opening-field.ts'

/** Months. */
const longestTerm = 120
/** Basis points. Higher values are treated as typing errors. */
export const highestRate = 4_000

export const termsField = (defaultValue: readonly number[]) =>
  numberListField('terms', 'Terms', {
    min: 1,
    max: longestTerm,
    defaultValue,
    description: 'In months, from short to long. Write one and press Enter.',
  })

export const ratesField = (defaultValue: readonly number[]) =>
  percentListField('rates', 'Interest rates', {
    most: highestRate,
    defaultValue,
    description:
      'A year, from low to high with semicolons between them: 12; 12,25; 12,5. The slider stops at exactly these.',
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
        description: 'The smaller of the two holds. Empty: only the share counts.',
      }),
      defaultValue: limit.atMost ?? undefined,
    },
  ]
}

export const openingMonths = (defaultValue: number) =>
  countField('openingMonths', 'Default term', { max: longestTerm, defaultValue })

export const openingRate = (defaultValue: number) =>
  openingField(
    percentField('openingRate', 'Default rate', { required: true, most: highestRate, defaultValue }),
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
      description: 'Of the price, from low to high with semicolons between them: 0; 10; 20.',
    }),
    { type: 'row', fields: depositFields(depositLimit) },
    {
      type: 'row',
      fields: [
        openingField(openingMonths(opening.months), 'terms'),
        openingRate(opening.rate),
        openingField(
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

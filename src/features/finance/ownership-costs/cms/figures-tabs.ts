import type { UnnamedTab } from 'payload'
import { moneyField } from '#platform/fields/money-field.ts'
import { percentField } from '#platform/fields/percent-field.ts'
import { defaultOwnershipFigures as defaults } from '../rules/default-figures.ts'
import { provinces } from '../rules/figures.ts'
import { amountsRow, countsRow, datedRows } from './dated-rows.ts'
import { positiveIntegerField } from './positive-integer-field.ts'

/** Three beside each other. */
const feesByProvince = [0, 3, 6].map((start) =>
  amountsRow(Object.fromEntries(provinces.slice(start, start + 3).map(({ key, name }) => [key, name]))),
)

/** The figures that administrators control. Each list keeps what applied before, and takes what is announced. */
export const figuresTabs: UnnamedTab[] = [
  {
    label: 'Fuel',
    description: 'Prices of a litre. They change on the first Wednesday of a month.',
    fields: [
      datedRows('fuelPrices', 'Fuel prices', {
        defaults: defaults.fuelPrices,
        fields: [
          amountsRow({ petrolInland: 'Petrol 95, inland', petrolCoast: 'Petrol 95, coast' }),
          amountsRow({ dieselInland: 'Diesel, inland', dieselCoast: 'Diesel, coast' }),
        ],
      }),
    ],
  },
  {
    label: 'CO₂ levy',
    description: 'Charged on each g/km above the threshold, without VAT.',
    fields: [
      {
        name: 'levyInPrice',
        type: 'checkbox',
        label: 'Our prices include the levy',
        defaultValue: defaults.levyInPrice,
        admin: { description: 'The levy is then named as a part of the price, and not added.' },
      },
      datedRows('levies', 'CO₂ levy', {
        defaults: defaults.levies,
        fields: [
          amountsRow({ passengerRate: 'Passenger vehicles, a g/km', doubleCabRate: 'Double cabs, a g/km' }),
          countsRow({
            passengerThreshold: 'Passenger vehicles, above g/km',
            doubleCabThreshold: 'Double cabs, above g/km',
          }),
          percentField('vat', 'VAT', { required: true }),
        ],
      }),
    ],
  },
  {
    label: 'Licence fees',
    description: 'Annual fees by tare and province. A band applies up to and including its kilograms.',
    fields: [
      datedRows('licenceFees', 'Licence fees', {
        defaults: defaults.licenceFees,
        fields: [
          {
            name: 'bands',
            type: 'array',
            label: 'Bands',
            minRows: 1,
            fields: [positiveIntegerField('upTo', 'Up to kilograms'), ...feesByProvince],
          },
        ],
      }),
    ],
  },
  {
    label: 'On the road',
    description: 'Paid once beside the price, VAT included.',
    fields: [
      datedRows('onceOffFees', 'Once-off fees', {
        defaults: defaults.onceOffFees,
        fields: [
          amountsRow({
            delivery: 'Delivery and inspection',
            registration: 'Registration',
            numberPlates: 'Number plates',
          }),
        ],
      }),
    ],
  },
  {
    label: 'Upkeep',
    description:
      'Tyres, and services that no plan pays for. Work and parts are those of the service schedules.',
    fields: [
      datedRows('upkeep', 'Upkeep', {
        defaults: defaults.upkeep,
        fields: [
          {
            name: 'tyres',
            type: 'array',
            label: 'Tyres',
            minRows: 1,
            fields: [
              {
                type: 'row',
                fields: [
                  positiveIntegerField('inches', 'Rim in inches'),
                  moneyField('price', 'One tyre, fitted', { required: true }),
                ],
              },
            ],
          },
          countsRow({ tyreLife: 'Kilometres that a set lasts' }),
          amountsRow({
            labourRate: 'An hour of labour',
            fluidPerLitre: 'A litre of oil or fluid',
            partEach: 'A replaced part',
          }),
        ],
      }),
    ],
  },
  {
    label: 'Income',
    fields: [
      datedRows('affordability', 'Instalment and income', {
        defaults: defaults.affordability,
        fields: [
          percentField('share', 'Share of the income', {
            required: true,
            min: 100,
            description: 'What an instalment usually takes at most of a monthly income before deductions.',
          }),
        ],
      }),
    ],
  },
]

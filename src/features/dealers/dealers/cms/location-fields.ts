import type { Field, NumberFieldSingleValidation } from 'payload'
import { countryName } from '#platform/site/market.ts'

type Coordinates = { lat?: number | null; longitude?: number | null }

function validateCoordinate(maxDegrees: number, other: keyof Coordinates): NumberFieldSingleValidation {
  return (value, { siblingData }) => {
    const isMissing = value === null || value === undefined
    if (isMissing)
      return typeof (siblingData as Coordinates)[other] !== 'number' || 'Enter both latitude and longitude.'
    return (
      Math.abs(value) <= maxDegrees ||
      `Degrees between -${maxDegrees} and ${maxDegrees}; south and west are negative.`
    )
  }
}

/** The location of a dealer. Field names follow the contract. Source: requirement D-090. */
export const locationFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'streetAddress', type: 'text' },
      { name: 'suburb', type: 'text' },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'city', type: 'text' },
      { name: 'postCode', type: 'text' },
      {
        name: 'region',
        type: 'relationship',
        relationTo: 'regions',
        required: true,
        index: true,
        admin: { description: `Province in ${countryName}; elsewhere the country.` },
      },
    ],
  },
  // Clients read and filter by the name of the region.
  { name: 'province', type: 'text', virtual: 'region.name', admin: { hidden: true } },
  {
    type: 'row',
    fields: [
      {
        name: 'lat',
        type: 'number',
        label: 'Latitude',
        validate: validateCoordinate(90, 'longitude'),
        admin: { description: 'For the map, in degrees: -26.0476.', step: 0.0001 },
      },
      {
        name: 'longitude',
        type: 'number',
        validate: validateCoordinate(180, 'lat'),
        admin: { description: 'For the map, in degrees: 28.0252.', step: 0.0001 },
      },
    ],
  },
]

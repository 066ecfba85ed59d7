import type {
  Field,
  NumberFieldSingleValidation,
  Option,
  SelectField,
  TextareaFieldValidation,
  TextFieldSingleValidation,
} from 'payload'
import { number, relationship, select, text, textarea } from 'payload/shared'
import { maxPosterLine, posterLines } from '../rules/artwork-of.ts'
import { liveries } from '../rules/liveries.ts'
import { scenes, vehicleNames } from '../rules/names.ts'
import { maxSign } from '../rules/sign.ts'
import { circuits, helmets, medals, merchandise, topics, tyreDiagrams, wheels } from '../rules/subjects.ts'
import { isRaceNumber } from '../rules/vehicle-fittings.ts'
import { requiredForSource, type Source, sourceOf, visibleForSource } from './source-conditions.ts'

type Labels = Readonly<Record<string, string | { readonly label: string }>>

function optionsOf(labels: Labels): Option[] {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : label.label,
  }))
}

const withVehicle = ['illustration', 'poster'] as const
const withScene = [...withVehicle, 'place'] as const

/** A vehicle can stand alone, a place or a poster cannot; white lettering needs a darker scene than the light studio. */
const scenesOfSource: SelectField['filterOptions'] = ({ options, siblingData }) => {
  const source = sourceOf(siblingData)
  const excluded = source === 'poster' ? ['none', 'studio-light'] : source === 'place' ? ['none'] : []
  return options.filter((option) => typeof option === 'string' || !excluded.includes(option.value))
}

const thirdOfRow = { width: '33%' } as const

const vehicleFields: Field[] = [
  {
    name: 'vehicle',
    type: 'select',
    options: optionsOf(vehicleNames),
    validate: requiredForSource(withVehicle, 'Choose the vehicle.', select),
    admin: { ...thirdOfRow, condition: visibleForSource(...withVehicle) },
  },
  {
    name: 'colour',
    type: 'relationship',
    relationTo: 'colours',
    validate: requiredForSource(withVehicle, 'Choose the colour of the vehicle.', relationship),
    admin: { ...thirdOfRow, condition: visibleForSource(...withVehicle) },
  },
  {
    name: 'scene',
    type: 'select',
    defaultValue: 'drakensberg',
    options: [...optionsOf(scenes), { value: 'none', label: 'None: the vehicle alone' }],
    filterOptions: scenesOfSource,
    validate: requiredForSource(withScene, 'Choose the scene.', select),
    admin: { ...thirdOfRow, condition: visibleForSource(...withScene) },
  },
]

const signField: Field = {
  name: 'sign',
  type: 'text',
  label: 'Name on a building',
  maxLength: maxSign,
  admin: {
    description:
      'A dealership with this name stands there, except on the race track and in the studios. On a template, {dealer} and {group} are replaced.',
    condition: visibleForSource('place'),
  },
}

const validNumber: TextFieldSingleValidation = (value, context) =>
  value && !isRaceNumber(value) ? 'Enter one to three digits.' : text(value, context)

const fittingFields: Field[] = [
  {
    name: 'view',
    type: 'select',
    defaultValue: 'side',
    options: [
      { value: 'side', label: 'From the side' },
      { value: 'front', label: 'From the front' },
      { value: 'rear', label: 'From the rear' },
      { value: 'convoy', label: 'Three in a convoy, from the front' },
    ],
    admin: { width: '25%', isClearable: false, condition: visibleForSource('illustration') },
  },
  {
    name: 'livery',
    type: 'select',
    label: 'Racing livery',
    options: optionsOf(liveries),
    admin: {
      width: '25%',
      placeholder: 'None',
      isClearable: true,
      condition: visibleForSource(...withVehicle),
    },
  },
  {
    name: 'number',
    type: 'text',
    label: 'Race number',
    validate: validNumber,
    admin: { width: '25%', condition: visibleForSource(...withVehicle, 'helmet') },
  },
  {
    name: 'wheels',
    type: 'select',
    options: optionsOf(wheels),
    admin: {
      width: '25%',
      placeholder: 'As from the factory',
      isClearable: true,
      condition: visibleForSource(...withVehicle),
    },
  },
]

const validVariant: NumberFieldSingleValidation = (value, context) =>
  typeof value === 'number' && !Number.isInteger(value) ? 'Enter a whole number.' : number(value, context)

/** A required choice of one source. */
function choice(name: string, label: string, source: Source, labels: Labels): SelectField {
  return {
    name,
    type: 'select',
    label,
    options: optionsOf(labels),
    validate: requiredForSource(source, `Choose the ${label.toLowerCase()}.`, select),
    admin: { width: '50%', condition: visibleForSource(source) },
  }
}

const posterLimit = `at most ${maxPosterLine} characters each`

const validFacts: TextareaFieldValidation = (value, context) =>
  value && !posterLines(value) ? `Enter one or two lines, ${posterLimit}.` : textarea(value, context)

const posterFields: Field[] = [
  {
    name: 'posterTitle',
    type: 'textarea',
    label: 'Title on the poster',
    validate: requiredForSource('poster', 'Enter the title on the poster.', (value, context) =>
      posterLines(value) ? textarea(value, context) : `Enter one or two lines, ${posterLimit}.`,
    ),
    admin: {
      rows: 2,
      description: `One or two lines, ${posterLimit}. It is part of the drawing and not translated.`,
      condition: visibleForSource('poster'),
    },
  },
  {
    name: 'posterFacts',
    type: 'textarea',
    label: 'Facts at the foot',
    validate: validFacts,
    admin: {
      rows: 2,
      description: 'The first line is on the left, the second on the right: a date and a place, for example.',
      condition: visibleForSource('poster'),
    },
  },
]

/** The fields that describe a drawing, each visible for the sources that use it. */
export const drawingFields: Field[] = [
  { type: 'row', fields: vehicleFields },
  signField,
  { type: 'row', fields: fittingFields },
  {
    type: 'row',
    fields: [
      choice('topic', 'Topic', 'article', topics),
      {
        name: 'variant',
        type: 'number',
        min: 1,
        max: 99,
        label: 'Variant',
        validate: validVariant,
        admin: {
          width: '50%',
          step: 1,
          placeholder: '1',
          description:
            'Each number is another drawing of the topic. Finance 11: a road that ends; 12: coins and a key. Safety 11: a hybrid for rescuers. Workshop 11: a bus with a lift; 12: parts of a GR; 13: a press shop; 14: a body line. Sport 11: a cyclist; 12: a rider; 21 to 23: children’s drawings.',
          condition: visibleForSource('article'),
        },
      },
      choice('circuit', 'Circuit', 'circuit', circuits),
      choice('helmet', 'Helmet', 'helmet', helmets),
      choice('medal', 'Medal', 'medal', medals),
      choice('item', 'Item', 'merchandise', merchandise),
      choice('diagram', 'Diagram', 'tyre', tyreDiagrams),
    ],
  },
  ...posterFields,
]

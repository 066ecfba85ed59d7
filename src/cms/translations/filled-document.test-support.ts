import type { CollectionSlug, FlattenedBlock, FlattenedField, Payload } from 'payload'
import { blocksOf } from '#platform/payload-internals/blocks.ts'

type Values = Record<string, unknown>
type Kind<Type extends FlattenedField['type']> = Extract<FlattenedField, { type: Type }>

const site = 'https://example.co.za'

const block = { format: '', indent: 0, version: 1, direction: null }

/** Creates a paragraph as the rich text editor stores it; without text, the value of a cleared editor. */
export const richText = (text: string) => {
  const node = { type: 'text', text, version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
  const paragraph = { type: 'paragraph', ...block, textFormat: 0, children: text ? [node] : [] }
  return { root: { type: 'root', ...block, children: [paragraph] } }
}

/** Valid values of fields with stricter validation than their type, or with options. */
const specialValues: Readonly<Record<string, unknown>> = {
  ...{
    path: '/filled-sample',
    slug: 'filled-sample',
    supplierCode: 'FILLED',
    productCode: 'FILLED',
    codes: ['57U'],
  },
  ...{ download: site, appStore: site, googlePlay: site, appGallery: site },
  ...{ kind: 'address', address: site, scene: 'drakensberg', audience: 'every' },
  ...{ category: 'gr-cup', championship: 'gr-cup', driver: 'lwazi-ndlela', table: '25 18 15 12' },
}

/** Sources of pictures and videos; the first available one is used. */
const sources = ['illustration', 'address']

const optionsOf = (field: Kind<'select' | 'radio'>) =>
  field.options.map((option) => (typeof option === 'string' ? option : option.value))

function choice(field: Kind<'select' | 'radio'>): string | undefined {
  const options = optionsOf(field)
  const preferred = field.name === 'source' ? sources : [specialValues[field.name]]
  return preferred.map(String).find((value) => options.includes(value)) ?? options[0]
}

function scalar(field: FlattenedField): unknown {
  switch (field.type) {
    case 'select':
    case 'radio':
      return choice(field)
    case 'richText':
      return richText('English words')
    case 'text':
    case 'textarea':
      return specialValues[field.name] ?? 'English words of this field'.slice(0, field.maxLength)
    case 'number':
      return field.min ?? 1
    case 'date':
      return '2026-11-20T08:00:00.000Z'
    case 'checkbox':
      return false
    default:
      throw new Error(`This sample does not know how to fill ${field.name}, a ${field.type}.`)
  }
}

const holdsTexts = (field: FlattenedField): boolean =>
  ('localized' in field && Boolean(field.localized)) ||
  field.type === 'blocks' ||
  ('flattenedFields' in field && field.flattenedFields.some(holdsTexts))

/** Optional fields without which the filled document cannot be published. */
const requiredByValidation = new Set([...Object.keys(specialValues), 'source', 'vehicle', 'colour', 'towns'])

function isFilled(field: FlattenedField): boolean {
  if (field.name === 'id' || field.name === '_status' || ('virtual' in field && field.virtual)) return false
  if (field.type === 'group' || field.type === 'tab' || holdsTexts(field)) return true
  return ('required' in field && Boolean(field.required)) || requiredByValidation.has(field.name)
}

function kindsOf(payload: Payload, field: Kind<'blocks'>): FlattenedBlock[] {
  const allBlocks = blocksOf(payload)
  const references = [...(field.blockReferences ?? []), ...field.blocks]
  const kinds = references.flatMap((each) => (typeof each === 'string' ? (allBlocks[each] ?? []) : each))
  return kinds.slice(0, field.maxRows)
}

async function filledValue(payload: Payload, field: FlattenedField): Promise<unknown> {
  if (field.type === 'relationship' || field.type === 'upload') {
    const collection = field.relationTo as CollectionSlug
    return (await payload.find({ collection, limit: 1, depth: 0 })).docs[0]?.id
  }
  if (field.type === 'blocks') {
    const filled = kindsOf(payload, field).map(async ({ slug, flattenedFields }) => ({
      ...(await filledValues(payload, flattenedFields)),
      blockType: slug,
    }))
    return Promise.all(filled)
  }
  if (!('flattenedFields' in field)) return scalar(field)
  const row = await filledValues(payload, field.flattenedFields)
  return field.type === 'array' ? [row] : row
}

/**
 * Returns values with an English text in every localized field and with a block of every allowed kind, with which the
 * document can be published. Created from the configuration of the fields; relations use the seed content.
 */
export async function filledValues(payload: Payload, fields: readonly FlattenedField[]): Promise<Values> {
  const values: Values = {}
  for (const field of fields) if (isFilled(field)) values[field.name] = await filledValue(payload, field)
  return values
}

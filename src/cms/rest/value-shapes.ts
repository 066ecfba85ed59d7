import type { FlattenedBlock, FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

/** What the fields of a request's document are looked up in. */
export type ShapeRules = {
  readonly locales: readonly string[]
  /** A kind of block by its name, for blocks that are referred to. */
  readonly blockOf: (slug: string) => FlattenedBlock | undefined
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isScalar = (value: unknown) => typeof value !== 'object'

/** A document's id, or the document itself, whose id Payload takes; with its collection where there are several. */
const isReference = (value: unknown) =>
  isScalar(value) || (isObject(value) && ('value' in value || 'id' in value))

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)

/** Forms send the number of rows, or nothing, for a list without any. */
const isNoList = (value: unknown) => value === '' || value === 0 || value === '0'

type Check = (field: never, value: unknown, path: string, rules: ShapeRules) => string | undefined

const check =
  (isRight: (value: unknown, hasMany: boolean) => boolean): Check =>
  (field: { hasMany?: boolean }, value, path) =>
    isRight(value, field.hasMany === true) ? undefined : path

const eachIs = (isItem: (value: unknown) => boolean) =>
  check((value, hasMany) =>
    hasMany ? isNoList(value) || isListOf(value, (item) => item === null || isItem(item)) : isItem(value),
  )
const scalar = eachIs(isScalar)
/** Checks and hooks of ours take a text for one. */
const text = eachIs((value) => typeof value === 'string')
/** Hooks compare dates before Payload checks them. */
const date = check(
  (value) => value === '' || (isScalar(value) && Number.isFinite(new Date(String(value)).getTime())),
)
const reference = check((value, hasMany) =>
  hasMany ? isNoList(value) || isListOf(value, isReference) : isReference(value),
)

const group: Check = ({ flattenedFields }: { flattenedFields: FlattenedField[] }, value, path, rules) =>
  isObject(value) ? misshapenIn(flattenedFields, value, rules, `${path}.`) : path

function rowsOf(
  value: unknown,
  path: string,
  rules: ShapeRules,
  fieldsOf: (row: Values) => FlattenedField[] | undefined,
): string | undefined {
  if (isNoList(value)) return undefined
  if (!Array.isArray(value)) return path
  for (const [index, row] of value.entries()) {
    const fields = isObject(row) ? fieldsOf(row) : undefined
    if (!isObject(row) || !fields) return `${path}.${index}`
    const found = misshapenIn(fields, row, rules, `${path}.${index}.`)
    if (found !== undefined) return found
  }
  return undefined
}

const array: Check = ({ flattenedFields }: { flattenedFields: FlattenedField[] }, value, path, rules) =>
  rowsOf(value, path, rules, () => flattenedFields)

const blocks: Check = ({ blocks: own }: { blocks: FlattenedBlock[] }, value, path, rules) =>
  rowsOf(value, path, rules, ({ blockType }) => {
    if (typeof blockType !== 'string') return undefined
    const block = own.find(({ slug }) => slug === blockType) ?? rules.blockOf(blockType)
    return block?.flattenedFields ?? []
  })

/** Kinds that are not here hold any JSON, or nothing that is sent. */
const checks: { readonly [Type in FlattenedField['type']]?: Check } = {
  ...{ text, textarea: text, email: text, code: text, date, number: scalar },
  ...{ select: scalar, radio: scalar, checkbox: scalar, relationship: reference, upload: reference },
  ...{ group, tab: group, array, blocks, richText: check(isObject) },
}

/** A text in every language at once, as `locale=all` takes and gives it. */
function isByLocale(value: unknown, { locales }: ShapeRules): value is Values {
  return (
    isObject(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every((key) => locales.includes(key))
  )
}

/** A group is always there; conditions and checks look into it. */
const isGroup = ({ type }: FlattenedField) => type === 'group' || type === 'tab'

function misshapen(
  field: FlattenedField,
  value: unknown,
  path: string,
  rules: ShapeRules,
): string | undefined {
  if (value === undefined || (value === null && !isGroup(field))) return undefined
  const isRight = checks[field.type] as ((...given: unknown[]) => string | undefined) | undefined
  if (!('localized' in field && field.localized && isByLocale(value, rules)))
    return isRight?.(field, value, path, rules)
  for (const [locale, each] of Object.entries(value)) {
    const isMissing = each === undefined || (each === null && !isGroup(field))
    const found = isMissing ? undefined : isRight?.(field, each, `${path}.${locale}`, rules)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The path of the first value whose kind does not fit its field: an object where a text belongs, a text where there are
 * rows. Payload works with values before it checks them, and fails over such. Undefined when every kind fits.
 */
export function misshapenIn(
  fields: readonly FlattenedField[],
  values: Values,
  rules: ShapeRules,
  above = '',
): string | undefined {
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name)) continue
    const found = misshapen(field, values[field.name], above + field.name, rules)
    if (found !== undefined) return found
  }
  return undefined
}

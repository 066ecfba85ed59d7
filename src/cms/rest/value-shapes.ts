import type { FlattenedBlock, FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

/** Parts of the configuration needed to check a document. */
export type ShapeRules = {
  readonly locales: readonly string[]
  /** Returns a globally declared block by its slug. */
  readonly blockOf: (slug: string) => FlattenedBlock | undefined
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isScalar = (value: unknown) => typeof value !== 'object'

/** Whether the value is an id, or an object with an id or a polymorphic reference. */
const isReference = (value: unknown) =>
  isScalar(value) || (isObject(value) && ('value' in value || 'id' in value))

const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem)

/** Whether the value is a node of formatted text, down to the last. */
const isNode = (value: unknown): boolean =>
  isObject(value) && (value.children === undefined || isListOf(value.children, isNode))

/** Whether the value is formatted text. Our hooks and validations follow its nodes. */
const isFormattedText = (value: unknown) =>
  isObject(value) && (value.root === undefined || isNode(value.root))

/** Forms send the number of rows, or an empty string, for an empty list. */
const isEmptyList = (value: unknown) => value === '' || value === 0 || value === '0'

type Check = (field: never, value: unknown, path: string, rules: ShapeRules) => string | undefined

const check =
  (isRight: (value: unknown, hasMany: boolean) => boolean): Check =>
  (field: { hasMany?: boolean }, value, path) =>
    isRight(value, field.hasMany === true) ? undefined : path

const eachIs = (isItem: (value: unknown) => boolean) =>
  check((value, hasMany) =>
    hasMany ? isEmptyList(value) || isListOf(value, (item) => item === null || isItem(item)) : isItem(value),
  )
const scalar = eachIs(isScalar)
/** Our own hooks and validations expect a string. */
const text = eachIs((value) => typeof value === 'string')
/** Hooks compare dates before Payload validates them. */
const date = check(
  (value) => value === '' || (isScalar(value) && Number.isFinite(new Date(String(value)).getTime())),
)
const reference = check((value, hasMany) =>
  hasMany ? isEmptyList(value) || isListOf(value, isReference) : isReference(value),
)

const group: Check = ({ flattenedFields }: { flattenedFields: FlattenedField[] }, value, path, rules) =>
  isObject(value) ? findInvalidValue(flattenedFields, value, rules, `${path}.`) : path

function rowsOf(
  value: unknown,
  path: string,
  rules: ShapeRules,
  fieldsOf: (row: Values) => FlattenedField[] | undefined,
): string | undefined {
  if (isEmptyList(value)) return undefined
  if (!Array.isArray(value)) return path
  for (const [index, row] of value.entries()) {
    const fields = isObject(row) ? fieldsOf(row) : undefined
    if (!isObject(row) || !fields) return `${path}.${index}`
    const found = findInvalidValue(fields, row, rules, `${path}.${index}.`)
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

/** Types that are missing here contain any JSON, or are not part of requests. */
const checks: { readonly [Type in FlattenedField['type']]?: Check } = {
  ...{ text, textarea: text, email: text, code: text, date, number: scalar },
  ...{ select: scalar, radio: scalar, checkbox: scalar, relationship: reference, upload: reference },
  ...{ group, tab: group, array, blocks, richText: check(isFormattedText) },
}

/** Whether the value contains a text by language, as with `locale=all`. */
function isByLocale(value: unknown, { locales }: ShapeRules): value is Values {
  return (
    isObject(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every((key) => locales.includes(key))
  )
}

/** A group must not be null, because conditions and validations access its fields. */
const isGroup = ({ type }: FlattenedField) => type === 'group' || type === 'tab'

function checkField(
  field: FlattenedField,
  value: unknown,
  path: string,
  rules: ShapeRules,
): string | undefined {
  if (value === undefined || (value === null && !isGroup(field))) return undefined
  const checkValue = checks[field.type] as ((...args: unknown[]) => string | undefined) | undefined
  if (!('localized' in field && field.localized && isByLocale(value, rules)))
    return checkValue?.(field, value, path, rules)
  for (const [locale, each] of Object.entries(value)) {
    const isMissing = each === undefined || (each === null && !isGroup(field))
    const found = isMissing ? undefined : checkValue?.(field, each, `${path}.${locale}`, rules)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Returns the path of the first value with the wrong type for its field, such as an object in a text field; undefined
 * when there is none. Payload processes values before it validates them, and throws on such values.
 */
export function findInvalidValue(
  fields: readonly FlattenedField[],
  values: Values,
  rules: ShapeRules,
  above = '',
): string | undefined {
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name)) continue
    const found = checkField(field, values[field.name], above + field.name, rules)
    if (found !== undefined) return found
  }
  return undefined
}

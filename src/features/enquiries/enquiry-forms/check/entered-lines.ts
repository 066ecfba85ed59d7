import {
  type EnquiryKind,
  type EnteredValues,
  type FormField,
  type KeptFile,
  sectionHeadings,
} from '#features/enquiries/enquiries/index.ts'
import { formDefinition, formFields, marketingFieldNames } from '#features/enquiries/enquiries/rules.ts'
import { enquiryFormTexts } from '#features/enquiries/enquiries/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { formatFileSize } from '#platform/site/file-size.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatWeekday } from '#platform/time/format-day.ts'
import type { VehicleChoices } from '../forms/form-content.ts'

/** An entry as visitors read it. */
export type EnteredLine = { readonly name: string; readonly label: string; readonly value: string }

type Option = { readonly value: string; readonly label: string }

/** The options of the fields whose options come from the site's data. */
function listedOptions(name: string, choices: VehicleChoices | null, model: string): readonly Option[] {
  if (!choices) return []
  if (name === 'model') return choices.models.map(({ code, label }) => ({ value: code, label }))
  if (name === 'dealer') return choices.dealers.map(({ slug, label }) => ({ value: slug, label }))
  const colours = choices.models.find(({ code }) => code === model)?.colours ?? []
  return colours.map((code) => ({ value: code, label: choices.colours[code] ?? code }))
}

/** The names and sizes of the files of a field, a line each. */
const filesIn = (files: readonly KeptFile[], name: string) =>
  files.filter(({ slot }) => slot === name).map((file) => `${file.name}, ${formatFileSize(file.bytes)}`)

function textOf({ control, options = [] }: FormField, texts: readonly string[], language: Language): string {
  if (control === 'box') return '✓'
  if (control === 'day') return texts.map((day) => formatWeekday(day as CalendarDay, language)).join(', ')
  if (control === 'file') return texts.join('\n')
  return texts.map((text) => options.find(({ value }) => value === text)?.label ?? text).join(', ')
}

/** What was entered, with the labels of what was chosen, and the files that were sent. Marketing is listed where the visitor agreed to it. */
export function enteredLines(
  { kind, entered, language }: { kind: EnquiryKind; entered: EnteredValues; language: Language },
  choices: VehicleChoices | null,
  files: readonly KeptFile[] = [],
): readonly EnteredLine[] {
  const agreed = entered.optIn?.includes('on') && entered.marketing?.includes('on')
  const headings = sectionHeadings(kind, enquiryFormTexts(language))
  const isCalled = entered.preferredContact?.includes('phone')
  const opensMarketing = formDefinition(kind).opensMarketing
  const isListed = ({ name, control, isForCalls }: FormField) =>
    control !== 'hidden' &&
    (isCalled || !isForCalls) &&
    (opensMarketing || name !== 'optIn') &&
    (agreed || !(marketingFieldNames as readonly string[]).includes(name))
  return formFields(kind, enquiryFormTexts(language))
    .filter(isListed)
    .flatMap((field): EnteredLine[] => {
      const { name, label } = field
      const given = field.control === 'file' ? filesIn(files, name) : (entered[name] ?? [])
      const texts = given.filter((text) => text.trim() !== '')
      if (texts.length === 0) return []
      const options = field.options ?? listedOptions(name, choices, entered.model?.[0] ?? '')
      return [
        {
          name,
          label: headings.get(name) ? `${headings.get(name)}: ${label}` : label,
          value: textOf({ ...field, options }, texts, language),
        },
      ]
    })
}

const withOption = <Item>(items: readonly Item[], isThere: (item: Item) => boolean, item: Item) =>
  items.some(isThere) ? items : [...items, item]

/**
 * The choices of a form with what was entered among them: codes that the site does not know, or cannot look up at the
 * moment, stay chosen.
 */
export function choicesWith(choices: VehicleChoices | null, entered: EnteredValues): VehicleChoices {
  const { models, colours, dealers } = choices ?? { models: [], colours: {}, dealers: [] }
  const [model = '', colour = '', dealer = ''] = [entered.model, entered.colour, entered.dealer].map(
    (texts) => texts?.[0] ?? '',
  )
  const unknown = {
    code: model,
    derivativeCode: null,
    range: '',
    label: model,
    colours: colour ? [colour] : [],
  }
  return {
    colours,
    models: model ? withOption(models, ({ code }) => code === model, unknown) : models,
    dealers: dealer
      ? withOption(dealers, ({ slug }) => slug === dealer, { slug: dealer, label: dealer, region: '' })
      : dealers,
  }
}

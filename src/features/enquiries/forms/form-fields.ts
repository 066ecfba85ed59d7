import type { EnquiryTexts } from '#platform/i18n/texts.ts'
import type { FormField } from '../submission.ts'
import { type EnquiryKind, formDefinition } from './definitions.ts'
import { channelOptions, divisionOptions } from './marketing-options.ts'

/** The fields of a form for a page that is made without JavaScript, in their order. */
export function formFields(kind: EnquiryKind, words: EnquiryTexts): readonly FormField[] {
  const { model, dealer, plan } = formDefinition(kind)
  const ways = [
    { value: 'email', label: words.email },
    { value: 'phone', label: words.byPhone },
  ]
  const vehicle: FormField[] = [
    { name: 'model', label: words.model, control: 'hidden' },
    { name: 'colour', label: words.colour, control: 'hidden' },
  ]
  const brought: FormField[] = [
    { name: 'plan', label: '', control: 'hidden' },
    { name: 'seen', label: '', control: 'hidden' },
  ]
  return [
    ...(plan ? brought : []),
    ...(model === 'none' ? [] : vehicle),
    ...(dealer === 'none' ? [] : [{ name: 'dealer', label: words.dealer, control: 'hidden' } as const]),
    { name: 'fullName', label: words.fullName, control: 'text' },
    { name: 'phone', label: words.phone, control: 'tel' },
    { name: 'email', label: words.email, control: 'email' },
    { name: 'preferredContact', label: words.preferredContact, control: 'choice', options: ways },
    { name: 'note', label: words.note, control: 'area' },
    { name: 'adult', label: words.age, control: 'box' },
    { name: 'optIn', label: words.optIn, control: 'box' },
    { name: 'marketing', label: words.agreement, control: 'box' },
    { name: 'divisions', label: words.divisions, control: 'boxes', options: divisionOptions },
    { name: 'channel', label: words.channel, control: 'choice', options: channelOptions(words) },
    { name: 'wordingVersion', label: '', control: 'hidden' },
  ]
}

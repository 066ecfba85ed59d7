import { useEffect, useRef } from 'react'
import type { DealerOption } from '../form-content.ts'
import { EntryField } from './entry-field.tsx'
import type { FormParts } from './form-parts.ts'
import { groupsOf, preselect, queryParameter } from './list-options.ts'

type Props = FormParts & {
  dealers: readonly DealerOption[]
  /** Whether the choice may be left to us. */
  isOptional: boolean
  /** Returns the slug of the dealer that the visitor has chosen in the finder; null without one. */
  readPreferredSlug: () => string | null
  /** Called once the dealer of the link, or the preferred one, is selected. */
  onPreselected: () => void
}

/**
 * The list of dealers by region. A link may preselect one (`?dealer=sandton`); without it the preferred dealer is
 * selected (decision V-10). The visitor can change it.
 */
export function DealerField(props: Props) {
  const { dealers, texts, fields, errors, entered, isOptional, onPreselected } = props
  const list = useRef<HTMLSelectElement>(null)
  const preferredSlug = useRef(props.readPreferredSlug)
  useEffect(() => {
    preselect(list.current, queryParameter('dealer'))
    preselect(list.current, preferredSlug.current() ?? '')
    onPreselected()
  }, [onPreselected])
  return (
    <EntryField
      {...{ entered, isOptional }}
      field={fields.dealer}
      optionalNote={texts.optional}
      list={{
        ref: list,
        emptyLabel: isOptional ? texts.dealerForMe : texts.chooseDealer,
        groups: groupsOf(dealers, ({ region, slug, label }) => [region, { value: slug, label }]),
      }}
      error={errors.dealer}
    />
  )
}

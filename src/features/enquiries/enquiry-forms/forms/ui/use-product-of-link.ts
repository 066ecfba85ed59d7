import { type RefObject, useEffect } from 'react'
import { chosenProduct } from '../chosen-subject.ts'
import { queryParameter } from './list-options.ts'

/**
 * Fills in the product of a link where the page came without it, such as when the browser fetched the form's content.
 *
 * Source: requirement C-202.
 */
export function useProductOfLink(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('product')
    const product = chosenProduct(queryParameter('product'))
    if (!(field instanceof HTMLInputElement) || field.value !== '' || product === '') return
    field.value = product
    field.readOnly = true
  }, [form])
}

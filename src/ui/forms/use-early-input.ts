import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes up what stands in a control when the page comes alive: what a visitor on a slow line entered before, or what
 * the browser filled in on the way back. React leaves it there and would show figures that do not belong to it.
 *
 * @param take called once, with the control or the group of controls as it stands in the page
 */
export function useEarlyInput<Control extends HTMLElement>(
  take: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const first = useRef(take)
  useEffect(() => {
    if (control.current) first.current(control.current)
  }, [])
  return control
}

/** The value of the chosen one of a group of radio buttons. */
export function chosenOf(group: HTMLElement): string | undefined {
  return group.querySelector<HTMLInputElement>('input:checked')?.value
}

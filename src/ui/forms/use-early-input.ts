import { type RefObject, useEffect, useRef } from 'react'

/**
 * Adopts the value that a control has before hydration: entered by the visitor on a slow connection, or restored by the
 * browser. React keeps such a value in the control without updating the state.
 *
 * @param adopt called once after hydration, with the control or the group of controls
 */
export function useEarlyInput<Control extends HTMLElement>(
  adopt: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const initialAdopt = useRef(adopt)
  useEffect(() => {
    if (control.current) initialAdopt.current(control.current)
  }, [])
  return control
}

/** Returns the value of the checked radio button of a group. */
export function checkedValue(group: HTMLElement): string | undefined {
  return group.querySelector<HTMLInputElement>('input:checked')?.value
}

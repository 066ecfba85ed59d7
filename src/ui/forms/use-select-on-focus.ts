import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

type Input = HTMLInputElement

/**
 * Selects what stands in a field when it takes the focus, so that typing replaces it: 50000 typed into a field that
 * shows 0 is 50000. The press that brings the focus would place the caret instead; the next one does.
 */
export function useSelectOnFocus() {
  const isFirstPress = useRef(false)
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<Input>) => {
      isFirstPress.current = currentTarget !== document.activeElement
    },
    onFocus: ({ currentTarget }: FocusEvent<Input>) => currentTarget.select(),
    onClick: ({ currentTarget }: MouseEvent<Input>) => {
      // What was selected by dragging stays selected.
      if (isFirstPress.current && currentTarget.selectionStart === currentTarget.selectionEnd)
        currentTarget.select()
      isFirstPress.current = false
    },
  }
}

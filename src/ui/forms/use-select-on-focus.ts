import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

type Input = HTMLInputElement

/**
 * Selects what stands in a field when it takes the focus, so that typing replaces it: 50000 typed into a field that
 * shows 0 is 50000. After a press it waits for the click, which would place the caret; the next click does.
 */
export function useSelectOnFocus() {
  const isFirstPress = useRef(false)
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<Input>) => {
      isFirstPress.current = currentTarget !== document.activeElement
    },
    onFocus: ({ currentTarget }: FocusEvent<Input>) => {
      if (!isFirstPress.current) currentTarget.select()
    },
    onClick: ({ currentTarget }: MouseEvent<Input>) => {
      // What was selected by dragging stays selected.
      if (isFirstPress.current && currentTarget.selectionStart === currentTarget.selectionEnd)
        currentTarget.select()
      isFirstPress.current = false
    },
  }
}

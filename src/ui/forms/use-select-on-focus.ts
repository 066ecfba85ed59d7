import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

type Input = HTMLInputElement

/**
 * Selects the content of a field on focus, so that typing replaces it: typing 50000 into a field with 0 gives 50000.
 * After a press, selects on the click event, which would otherwise place the caret; the next click places the caret as
 * usual.
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
      // Keeps a selection made by dragging.
      if (isFirstPress.current && currentTarget.selectionStart === currentTarget.selectionEnd)
        currentTarget.select()
      isFirstPress.current = false
    },
  }
}

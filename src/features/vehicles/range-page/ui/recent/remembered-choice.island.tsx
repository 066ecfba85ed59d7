'use client'

import { useEffect } from 'react'
import { useChoice } from '../configurator/choice.island.tsx'

/** Remembers in the browser what a visitor has chosen, so that the home page can lead back to it. Renders nothing. */
export function RememberedChoice() {
  const { model, colour, accessories, isChosen } = useChoice()
  useEffect(() => {
    if (!model || !(isChosen || accessories.length > 0)) return
    import('./stored-configuration.ts').then(
      ({ storeConfiguration }) =>
        storeConfiguration({
          address: location.pathname + location.search,
          name: model.name,
          details: [colour?.title, ...accessories.map(({ name }) => name.text)].filter(Boolean).join(', '),
          storedAt: Date.now(),
        }),
      () => {},
    )
  }, [model, colour, accessories, isChosen])
  return null
}

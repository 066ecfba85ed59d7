import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { usePosition } from './use-position.ts'

it('requests a precise position, and waits five seconds for it (D-285)', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  let locate: ReturnType<typeof usePosition>['locate'] = async () => false
  function Probe() {
    locate = usePosition(false).locate
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Probe />))
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await act(async () => void locate())
  expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 5000, enableHighAccuracy: true })
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

/** Returns the path of the service schedule, with a model chosen. */
export const serviceSchedulePath = (code: string): string =>
  `/owners/service-schedule?model=${encodeURIComponent(code)}`

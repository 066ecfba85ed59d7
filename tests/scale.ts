/** Whether every test runs (`npm run test:all`, `npm test -- FEATURE`), and not only those of the gate (`npm test`). */
export const isExhaustive = process.env.TEST_SUITE === 'all'

/** Returns the size of a test for the suite that runs: small in the gate, whole otherwise. */
export function pick<T>({ gate, all }: { readonly gate: T; readonly all: T }): T {
  return isExhaustive ? all : gate
}

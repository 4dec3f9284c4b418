import { createEvent, fireEvent } from '@testing-library/react'

/** A click that says it came at this time of the page's clock, however long the machine took to make it. */
export function clickAt(timeStamp: number, element: Element): void {
  const event = createEvent.click(element)
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(element, event)
}

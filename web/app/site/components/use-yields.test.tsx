import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, render, screen } from '@testing-library/react';
import { useYields } from './use-yields';

function Fixed() {
  const element = useRef<HTMLAnchorElement>(null);
  return (
    <a ref={element} href="/chat">
      {useYields(element, 'page') ? 'makes way' : 'in its place'}
    </a>
  );
}

const below = vi.fn<() => Element[]>(() => []);
const scroll = async () => {
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
};

describe('the chat button', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'elementsFromPoint');
  });

  it('makes way while a control or the words of a link are below it, and not for itself or a photo', async () => {
    Object.assign(document, { elementsFromPoint: below });
    const heart = document.createElement('button');
    const card = document.createElement('a');
    card.href = '/marina-view';
    const words = vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 400, 90, 24));
    render(<Fixed />);
    const button = screen.getByRole('link');
    below.mockReturnValue([button, card]);
    await scroll();
    expect(button).toHaveTextContent('in its place');
    words.mockReturnValue(new DOMRect(0, 0, 90, 24));
    await scroll();
    expect(button).toHaveTextContent('makes way');
    below.mockReturnValue([button, heart.appendChild(document.createElement('svg'))]);
    await scroll();
    expect(button).toHaveTextContent('makes way');
    heart.append(document.createElement('img'));
    await scroll();
    expect(button).toHaveTextContent('in its place');
  });

  it.each(['table', 'dl', 'output'])('makes way for the figures of a %s', async (name) => {
    Object.assign(document, { elementsFromPoint: below });
    below.mockReturnValue([document.createElement(name).appendChild(document.createElement('span'))]);
    render(<Fixed />);
    await scroll();
    expect(screen.getByRole('link')).toHaveTextContent('makes way');
  });
});

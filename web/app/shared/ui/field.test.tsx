import { describe, expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-screen';
import { AreaField, SelectField, TextField } from './field';

const given = { label: 'Question', value: '', onText: () => undefined };

describe('a field', () => {
  it.each([
    [
      'TextField',
      <TextField key="1" {...given} hint="One sentence." issue="Too long." required />,
      'textbox',
    ],
    [
      'AreaField',
      <AreaField key="2" {...given} hint="One sentence." issue="Too long." required />,
      'textbox',
    ],
    [
      'SelectField',
      <SelectField
        key="3"
        {...given}
        hint="One sentence."
        issue="Too long."
        required
        options={[['', 'Any']]}
      />,
      'combobox',
    ],
  ])('of kind %s ties label, hint and an error that names it to the control', (_kind, field, role) => {
    renderPart(field);
    const control = screen.getByRole(role, { name: 'Question' });
    expect(control).toHaveAccessibleDescription('One sentence. Question: Too long.');
    expect(control).toBeInvalid();
    expect(control).toBeRequired();
  });

  it('is neither wrong nor required, and is described by nothing, unless it is told so', () => {
    renderPart(<TextField {...given} />);
    const control = screen.getByLabelText('Question');
    expect(control).toBeValid();
    expect(control).not.toBeRequired();
    expect(control).not.toHaveAccessibleDescription();
  });

  it('hands over what is typed or chosen', async () => {
    const onText = vi.fn();
    const { user } = renderPart(
      <>
        <TextField {...given} onText={onText} />
        <SelectField
          {...given}
          label="Role"
          onText={onText}
          options={[
            ['', 'Any'],
            ['agent', 'Agent'],
          ]}
        />
      </>,
    );
    await user.type(screen.getByLabelText('Question'), 'W');
    await user.selectOptions(screen.getByLabelText('Role'), 'Agent');
    expect(onText.mock.calls).toEqual([['W'], ['agent']]);
  });
});

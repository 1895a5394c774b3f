import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function UsageForm() {
  const [task, setTask] = React.useState('');
  const [tasks, setTasks] = React.useState(['Book the flights']);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (task.trim()) {
      setTasks([...tasks, task.trim()]);
      setTask('');
    }
  };

  return (
    <div>
      <Form onSubmit={handleSubmit}>
        <Input
          aria-label="New task"
          placeholder="New task"
          value={task}
          onChange={(event) => setTask(event.target.value)}
        />
        <Button type="submit">Add</Button>
      </Form>
      <ul>
        {tasks.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '& input, & button': {
    padding: '0.5rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input::placeholder': { color: 'inherit', opacity: 0.75 },
  '& button': {
    borderColor: accent,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
  '& :focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

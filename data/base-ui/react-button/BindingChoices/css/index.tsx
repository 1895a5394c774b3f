import { Button } from '@mui/base/Button';
import './styles.css';

export default function BindingChoices() {
  return (
    <div className="choices">
      <Button className="button">Staple bound</Button>
      <Button className="button solid">Thread sewn</Button>
      <Button className="button large">Hardcover</Button>
      <Button className="button" disabled>
        Spiral (no wire left)
      </Button>
    </div>
  );
}
